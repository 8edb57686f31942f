#!/usr/bin/env python3
"""Draws what ppo.py wrote to --curve: python python/examples/curve.py picture.svg curve.jsonl [curve.jsonl …]"""

import json
import sys

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, RIGHT = 640, 320, 56, 20, 44, 80
COLOURS = {"random": "#3a6ea5", "greedy": "#a5402d"}


def main():
    target, *files = sys.argv[1:]
    curves = []
    for name in files:
        with open(name, encoding="utf-8") as file:
            curves.append([json.loads(line) for line in file])
    longest = max(line["minutes"] for curve in curves for line in curve)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(minutes):
        return round(LEFT + wide * minutes / longest, 1)

    def y(share):
        return round(TOP + high * (1 - share), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        "<title>Shares of wins of the network while it learns</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{LEFT} {y(share)}h{wide}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>')
    for minute in range(int(longest) + 1):
        parts.append(f'<text x="{x(minute)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{minute}</text>')
    parts.append(f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 8}" text-anchor="middle">minutes of one core</text>')
    for opponent, colour in COLOURS.items():
        for number, curve in enumerate(curves):
            points = " ".join(f"{x(line['minutes'])},{y(line[opponent])}" for line in curve)
            width = 2.5 if number == 0 else 1
            parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{width}"/>')
        parts.append(
            f'<text x="{LEFT + wide + 8}" y="{y(curves[0][-1][opponent]) + 4}" fill="{colour}">{opponent}</text>'
        )
    with open(target, "w", encoding="utf-8") as file:
        file.write("\n".join([*parts, "</svg>"]) + "\n")


if __name__ == "__main__":
    main()
