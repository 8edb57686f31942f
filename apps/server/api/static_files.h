// The page's files, read once at the start: what is not among them cannot be asked for.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

#include "apps/server/net/net.h"

namespace triclinium::server {

// Contents by path ("/assets/app-1.js"), also those of the compressed files beside them.
using PageFiles = std::map<std::string, Bytes>;
// A missing folder gives no files.
PageFiles read_folder(const std::string& folder);
// What tools/pack-page has written; nothing if it is cut or not one.
PageFiles read_pack(std::string_view pack);

class StaticFiles {
 public:
  // Without a page every path of it is answered with a sentence that says so.
  explicit StaticFiles(const PageFiles& contents);
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

inline constexpr std::string_view no_page =
    "This program was built without its page: build it with tools/build-web and then the program "
    "again, or name the page's folder with --web.";

std::string_view media_type(std::string_view path);

}  // namespace triclinium::server
