// The page's files, read once at the start: what is not in the folder cannot be asked for.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "apps/server/net/net.h"

namespace triclinium::server {

class StaticFiles {
 public:
  // Reads the folder; an empty name or a missing folder gives no files.
  explicit StaticFiles(const std::string& folder);
  // The file of this path, or the page itself for any path that names no file.
  Response answer(const Request& request) const;
  std::size_t size() const { return files_.size(); }

 private:
  struct File {
    Bytes plain;
    Bytes gzip;
    Bytes brotli;
    std::string type;
    std::string tag;
    bool immutable = false;  // its name changes with its content
  };
  static Response serve(const File& file, const Request& request);

  std::unordered_map<std::string, File> files_;
};

std::string_view media_type(std::string_view path);

}  // namespace triclinium::server
