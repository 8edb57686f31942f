import { put_sprite } from '../shared/sprite';
import { TEXTURES } from './art/textures';
import pieces from './pieces.svg?raw';
import './carpe.css';

export const ensureSprite = () => put_sprite('cd', pieces.replace('</defs>', `${TEXTURES}</defs>`));
