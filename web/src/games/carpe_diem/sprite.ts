import { put_sprite } from '../shared/sprite';
import pieces from './pieces.svg?raw';
import './carpe.css';

export const ensure_sprite = () => put_sprite('cd', pieces);
