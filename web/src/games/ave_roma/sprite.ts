import { put_sprite } from '../shared/sprite';
import { SPRITE } from './art/icons';
import './ave_roma.css';

export const ensureSprite = () => put_sprite('ar', SPRITE);
