import { putSprite } from '../shared/sprite';
import { TEXTURES } from './art/textures';
import pieces from './pieces.svg?raw';
import './carpe.css';
import './dock.css';

export const ensureSprite = () => putSprite('cd', pieces.replace('</defs>', `${TEXTURES}</defs>`));
