#include "apps/server/upkeep/copy.h"

#include "apps/server/store/row_sum.h"
#include "apps/server/upkeep/house_rows.h"

namespace triclinium::server {

namespace {

// Of all rows in their order.
class Digest {
 public:
  void add(const Row& row) {
    RowSum sum;
    sum.add(std::int64_t{value_});
    for (const RowValue& value : row) {
      if (const auto* number = std::get_if<std::int64_t>(&value)) sum.add(*number);
      if (const auto* text = std::get_if<std::string>(&value)) sum.add(std::string_view(*text));
    }
    value_ = sum.value();
    ++rows_;
  }
  bool operator==(const Digest&) const = default;

 private:
  std::int64_t value_ = 0;
  std::int64_t rows_ = 0;
};

}  // namespace

Inventory copy_house(const std::string& from, const std::string& to, const FindGame& games) {
  if (from == to) throw StoreError("A house is not copied onto itself.");
  {
    const auto source = open_house(from, false);
    const auto target = open_house(to, true);
    for (const RowsOf& of : all_rows()) {
      if (target->count(of) > 0) throw StoreError("'" + to + "' is not empty.");
    }
    std::vector<Digest> digests(all_rows().size());
    target->begin();
    for (std::size_t i = 0; i < digests.size(); ++i) {
      const RowsOf& of = all_rows()[i];
      source->each(of, [&](const Row& row) {
        if (!is_sound(of, row)) {
          throw StoreError(std::string("Rows of ") + of.table +
                               " are damaged; 'store check' names them, 'store repair' saves what "
                               "can be read.",
                           StoreFault::damaged);
        }
        digests[i].add(row);
        target->put(of, row);
      });
    }
    target->commit(source->ran_until());
    for (std::size_t i = 0; i < digests.size(); ++i) {
      Digest copied;
      target->each(all_rows()[i], [&](const Row& row) { copied.add(row); });
      if (!(copied == digests[i])) {
        throw StoreError(std::string("The copy differs from the original in ") +
                         all_rows()[i].table + ".");
      }
    }
  }
  return check_house(to, games);
}

}  // namespace triclinium::server
