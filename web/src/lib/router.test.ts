import { describe, expect, it } from 'vitest';
import { format, inviteAddress, parse, type Route } from './router';

const routes: Route[] = [
  { screen: 'lobby' },
  { screen: 'new', game: null },
  { screen: 'new', game: 'carpe-diem' },
  { screen: 'table', id: 't_1', invite: null, learn: false },
  { screen: 'table', id: 't_1', invite: null, learn: true },
  { screen: 'table', id: 't_1', invite: 'a+b/c=', learn: false },
  { screen: 'replay', id: 't_1', move: null, seat: null },
  { screen: 'replay', id: 't_1', move: 12, seat: 2 },
  { screen: 'rules', game: 'carpe-diem', rule: null },
  { screen: 'rules', game: 'carpe-diem', rule: 'CD-45' },
];

describe('router', () => {
  it.each(routes)('writes and reads back %o', (route) => {
    expect(parse(format(route))).toEqual(route);
  });
  it.each(['#/table', '#/table/t_1/elsewhere', '#/table/t_1/move/x', '#/%E0%A4%A', '#/what'])(
    'leads nowhere with %s',
    (hash) => expect(parse(hash).screen).toBe('nowhere'),
  );
  it('treats an empty address as the lobby', () => {
    expect(parse('')).toEqual({ screen: 'lobby' });
    expect(parse('#')).toEqual({ screen: 'lobby' });
  });
  it('keeps the invite out of what a server sees', () => {
    const place = { origin: 'https://example.org', pathname: '/' } as Location;
    const address = new URL(inviteAddress('t_1', 'secret', place));
    expect(address.pathname + address.search).toBe('/');
    expect(parse(address.hash)).toEqual({ screen: 'table', id: 't_1', invite: 'secret', learn: false });
  });
});
