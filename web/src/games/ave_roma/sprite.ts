import { putSprite } from '../shared/sprite';
import { SPRITE } from './art/icons';
import './ave_roma.css';

export const ensureSprite = () => putSprite('ar', SPRITE);
