// {"cmd":"playouts","game","seats","games","seed","options"}: random games and their signature, as
// `triclinium playouts` plays them.
#pragma once

#include "codec/any_game.h"

namespace triclinium {

Json play_series(const Json& request);

}  // namespace triclinium
