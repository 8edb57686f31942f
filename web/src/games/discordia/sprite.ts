import { put_sprite } from '../shared/sprite';
import pieces from './pieces.svg?raw';
import './discordia.css';

export const ensure_sprite = () => put_sprite('di', pieces);
