// Every game's numbers and observations.
#pragma once

#include "apps/science/ave_roma/numbering.h"
#include "apps/science/ave_roma/observation.h"
#include "apps/science/carpe_diem/numbering.h"
#include "apps/science/carpe_diem/observation.h"
#include "apps/science/discordia/numbering.h"
#include "apps/science/discordia/observation.h"
#include "apps/science/schema.h"

namespace triclinium {

template <>
Json schema_of<CarpeDiem>();
template <>
Json schema_of<AveRoma>();
template <>
Json schema_of<Discordia>();

}  // namespace triclinium
