import { put_sprite } from '../shared/sprite';
import pieces from './pieces.svg?raw';
import './ave_roma.css';

export const ensure_sprite = () => put_sprite('ar', pieces);
