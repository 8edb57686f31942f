// The drawings of Discordia, put into the document once and used by reference (`#di-…`).
import { putSprite } from '../shared/sprite';
import { BUILDINGS } from './art/buildings';
import { FIGURES } from './art/figures';
import { GROUNDS } from './art/grounds';
import { ICONS } from './art/icons';
import { SCENERY } from './art/scenery';
import './discordia.css';

export const ensureSprite = () =>
  putSprite('di', `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>${GROUNDS}</defs>${SCENERY}${FIGURES}${BUILDINGS}${ICONS}</svg>`);
