"""The components of a game as sections of rows, composed from its tables (`triclinium data GAME`) and its catalogue.

A section is {"id", "title", "note", "rows"}; a row is {"ids", "count", "text"}: the component ids that are alike (none
for a line of a track or of the set-up), how many there are, and what they do in words. tools/rules-readme writes the
English ones into the READMEs and both languages into web/src/rules/, where the page draws the pieces by their ids."""
import re


class Words:
    """The catalogue of a game in one language."""

    def __init__(self, catalogue):
        self.catalogue = catalogue

    def get(self, key):
        value = self.catalogue
        for part in key.split("."):
            value = value[part]
        return value

    def __call__(self, key, **arguments):
        text = self.get(key)
        text = re.sub(r"\{(\w+)\|([^|}]*)\|([^}]*)\}",
                      lambda m: m[2] if arguments[m[1]] == 1 else m[3], text)
        return re.sub(r"\{(\w+)\}", lambda m: str(arguments[m[1]]), text)

    def join(self, parts):
        return ", ".join(part for part in parts if part)


def row(text, ids=(), count=None):
    return {"ids": list(ids), "count": len(ids) if count is None else count, "text": text}


def grouped(items, text_of):
    """Rows of the items that read the same, in the order of the table."""
    groups = {}
    for item in items:
        groups.setdefault(text_of(item), []).append(item["id"])
    return [row(text, ids) for text, ids in groups.items()]


def section(t, key, rows, **arguments):
    note = t.get("components").get(key + "_note", "")
    return {"id": key, "title": t("components." + key), "rows": rows,
            "note": t(f"components.{key}_note", **arguments) if note else ""}


def carpe_diem(data, t):
    def piece(feature):
        sides = "".join(feature["sides"])
        shape = {0: "end", 1: "end", 3: "fork"}.get(len(sides), "straight" if sides in ("NS", "EW") else "corner")
        name = t("board.shape." + shape, feature=t("board.feature." + feature["type"]))
        chimneys = feature.get("chimneys", 0)
        return t("board.with_chimneys", piece=name, n=chimneys) if chimneys else name

    def tile(back):
        tiles = [tile for tile in data["tiles"] if tile["back"] == back]
        return grouped(tiles, lambda tile: " + ".join(piece(feature) for feature in tile["features"]))

    def amounts(things):
        order = ["fish", "herb", "grape", "chicken", "chimney", "anyland", "anydwelling", "vp", "coin", "bread", "prestige"]
        keys = sorted(things, key=lambda k: order.index(k) if k in order else -1)
        return t.join(t("board.count." + key, n=things[key]) for key in keys)

    def forum_card(card):
        key = "board.card_red" if card["stripe"] == "red" else "board.card_green"
        return card["deck"] + ": " + t(key, need=amounts(card["need"]), reward=amounts(card["reward"]))

    def goal(goal):
        return t("components.goal", line=goal["line"], feature=t("board.feature." + goal["type"]), n=goal["vp"])

    def cell(place):
        return "abcdef"[place[1]] + str(place[0] + 1)

    seats = ["2", "3", "4"]
    grid = data["forum_grid"]
    setup = [row(t("components.setup_seats", seats=n, draw=", ".join(f"{v} {k}" for k, v in sorted(grid["draw"][n].items())),
                   points=", ".join(map(str, data["start_vp"][n])), empty=len(grid["empty"][n]),
                   left=4 - int(n) if int(n) < 4 else 0)) for n in seats]
    features = ["pond", "garden", "vineyard", "farmyard", "merchant", "granary", "administration", "craftsman", "villa",
                "market", "bakery", "fountain"]
    villas = data["villa_vp"]
    return [
        section(t, "setup", setup, blueprints=data["game_board"]["blueprints"],
                tiles=data["game_board"]["tiles_per_blueprint"], row=data["game_board"]["craftsman_spaces"]),
        section(t, "features", [row(t("components.feature." + f), count=0) for f in features]),
        section(t, "white", tile("white")),
        section(t, "black", tile("black"), row=data["game_board"]["craftsman_spaces"]),
        section(t, "forum", grouped(data["forum_cards"], forum_card)),
        section(t, "fountains", grouped(data["fountain_cards"], lambda card: t(
            "components.fountain", n=card["vp_each"], type=t("board.plural." + card["type"])))),
        section(t, "frames", [row(t.join(map(goal, part["goals"])), [part["id"]]) for part in data["frames"]]),
        section(t, "boards", [row(t("components.board", cells=" ".join(map(cell, board["writs"])),
                                    shovel=cell(board["shovel"])), [board["id"]]) for board in data["boards"]]),
        section(t, "tracks", [
            row(t("components.villas", points=", ".join(f"{n}: {villas[n]}" for n in range(2, len(villas))))),
            row(t("components.prestige", top=data["game_board"]["prestige_max"]))]),
    ]


def ave_roma(data, t):
    kinds = data["resources"]

    def amount(n, what):
        one = t.get("board.one")
        return f"{n} " + (one[what] if n == 1 and what in one else t("board.thing." + what))

    def price(cost):
        order = kinds + ["black", "green", "red", "any", "surplus", "denarii"]
        return t.join(amount(cost[k], k) for k in order if cost.get(k)) or t("components.nothing")

    def players(card):
        return t("components.players", n=card["min_players"]) if card["min_players"] > 2 else ""

    def icon(card):
        return t("components.icon", icon=t("name." + card["icon"]))

    def gains(card):
        return t.join([amount(card["points"], "points") if card["points"] else "",
                       amount(card["influence"], "influence") if card["influence"] else ""])

    def area(card):
        half = [" + ".join(t("name." + kind) for kind in card[part]) for part in ("top", "bottom")]
        return t("components.area", name=t("name." + card["id"]), top=half[0], bottom=half[1],
                 fragment=t("name." + card["fragment"])) + " " + t.join([icon(card), players(card)])

    def building(card):
        bonus = amount(1, "points" if card["bonus"] == "point" else card["bonus"])
        return t("components.building", name=t("name." + card["id"]), price=price(card["price"]), gain=gains(card),
                 bonus=bonus) + " " + t.join([icon(card), players(card)])

    def war(card):
        return t("components.war", name=t("name." + card["id"]), price=price(card["price"]), gain=gains(card)) + " " + \
            t.join([icon(card), players(card)])

    def endgame(bonus):
        param = bonus.get("param", "")
        listed = param if isinstance(param, list) else [param]
        text = t("effect." + bonus["kind"], param=", ".join(t("name." + p) for p in listed if p))
        return text

    def patron(card):
        modifier = card["modifier"]
        change = t("effect." + modifier["kind"], location=t("name." + modifier["location"]),
                   pay=price(modifier.get("pay", {})))
        return t("components.patron", name=t("name." + card["id"]), price=price(card["price"]), change=change,
                 end=endgame(card["endgame"])) + " " + t.join([icon(card), players(card)])

    def location(place):
        slots = " ".join("–" if n == 2 else f"{n}+" for n in place["slots"])
        return t("components.place", name=t("name." + place["id"]), what=t("components.does." + place["id"]), slots=slots)

    def board(side):
        prices = data["boards"][side]
        return f"{side}: " + t.join(f"{t('name.' + kind)} {prices[kind]}" for kind in kinds)

    def points(values):
        return ", ".join(f"{level}: {n}" for level, n in enumerate(values))

    return [
        section(t, "setup", [row(t("components.deck_sizes", seats=n, area=sum(c["min_players"] <= n for c in data["area_cards"]),
                                   building=sum(c["min_players"] <= n for c in data["building_cards"]),
                                   war=sum(c["min_players"] <= n for c in data["war_cards"]),
                                   patron=sum(c["min_players"] <= n for c in data["patron_cards"])))
                             for n in (2, 3, 4, 5)]),
        section(t, "places", [row(location(place), [place["id"]]) for place in data["locations"]] + [
            row(t("components.training", slots=", ".join(f"±{s['range']}: {s['price']}" for s in data["training"])),
                ["training"])]),
        section(t, "boards", [row(board(side), [side]) for side in data["boards"]]),
        section(t, "tracks", [
            row(t("components.colosseum", spaces="; ".join(
                price(space["cost"]) + (" " + t("components.honours") if space["honours"] else "")
                for space in data["colosseum"]))),
            row(t("components.political", points=points(data["political_points"]))),
            row(t("components.areas_few", points=points(data["area_points"]["2-3"]))),
            row(t("components.areas_many", points=points(data["area_points"]["4-5"]))),
            row(t("components.area_price", basic=data["area_price"]["basic"], advanced=data["area_price"]["advanced"])),
            row(t("components.limits", storage=data["storage"], surplus=data["surplus_max"]))]),
        section(t, "areas", [row(area(card), [card["id"]]) for card in data["area_cards"]]),
        section(t, "buildings", [row(building(card), [card["id"]]) for card in data["building_cards"]]),
        section(t, "wars", [row(war(card), [card["id"]]) for card in data["war_cards"]]),
        section(t, "patrons", [row(patron(card), [card["id"]]) for card in data["patron_cards"]]),
    ]


def discordia(data, t):
    city = data["city_map"]

    def effect(name, times=1):
        """`aqueduct_2` is `aqueduct` with its number; what comes several times is counted."""
        if name in t.get("board.effect"):
            return t("board.effect." + name, n=times)
        kind, number = name.rsplit("_", 1)
        return t("board.effect." + kind, n=int(number))

    def effects(names):
        return t.join(effect(name, names.count(name)) for name in dict.fromkeys(names))

    def decree(card):
        return t.join(t("board.measure." + part["measure"], n=part["at_least"]) for part in card["conditions"])

    def janus(tile):
        does = t("board.janus_does." + (tile["die"] or "none"), what=t("board.removal." + tile["remove"]))
        return t.join([does, t("board.janus_does.shuffles") if tile["reshuffle"] else ""])

    def space(letters):
        counts = {letter: letters.count(letter) for letter in dict.fromkeys(letters)}
        return " + ".join(t("board.count." + letter, n=n) for letter, n in counts.items())

    def crew(tile):
        return "; ".join(map(space, tile["spaces"])) or t("components.no_spaces")

    def tile(tile):
        die = "any" if len(tile["dice"]) > 1 else tile["dice"][0]
        return t("components.tile", kind=t("board.kind." + tile["kind"]), crew=crew(tile),
                 bonus=effects(tile["bonus"]) or t("components.no_bonus"), die=t("components.die." + die))

    def tower(tower):
        if tower["kind"] == "trading_tower":
            return t("components.trading", die=tower["die"], n=tower["swap"], bonus=effects(tower["bonus"]))
        return t("components.military", die=tower["die"], crew=crew(tower), n=tower["strength"],
                 bonus=effects(tower["bonus"]) or t("components.no_bonus"))

    def privilege(card):
        if card["wildcards"]:
            return t.join(t("board.effect.wild_" + colour) for colour in card["wildcards"])
        return t("components.once", effects=effects(card["effects"]))

    def germanic(tile):
        key = "damage" if "damage" in tile else "reward"
        return t("components." + key, back=tile["back"], n=tile["strength"], effects=effects(tile[key]))

    def action_tile(tile):
        return t.join(t("board.action." + name.removeprefix("deploy_")) for name in tile["actions"])

    def track_space(space):
        parts = [effect(space["permanent"]) if space["permanent"] else "", effects(space["bonus"])]
        return (t.join(parts) or t("components.no_bonus")) + (" ●" if space["symbol"] else "")

    def track(name):
        track = city[name]
        spaces = [f"{i + 1}: {track_space(space)}" for i, space in enumerate(track["spaces"])]
        tail = [f"+{i + 1}: {effects(bonus)}" for i, bonus in enumerate(track["extension"])]
        return t("components.track", name=t("board.track." + name), spaces="; ".join(spaces), tile="; ".join(tail),
                 slot=effects(track["slot"]))

    def city_row(name):
        spaces = [t("components.printed" if space["printed"] else "components.slot") + (" ●" if space["symbol"] else "")
                  + (f" ({effects(space['bonus'])})" if space["bonus"] else "") for space in city["rows"][name]]
        return f"{t('board.row.' + name)}: " + "; ".join(spaces)

    setup = [row(t("components.setup_seats", **{**numbers, "workers": data["workers"]})) for numbers in data["setup"]]
    return [
        section(t, "setup", setup),
        section(t, "actions", grouped(data["action_tiles"], action_tile)),
        section(t, "seasons", [row(f"{n + 1} {t(f'board.season.{n + 1}')}: {effect(bonus)}")
                               for n, bonus in enumerate(data["seasons"])]),
        section(t, "tiles", grouped(data["city_tiles"], tile)),
        section(t, "turned", grouped(data["turned_ships"], tile)),
        section(t, "towers", grouped(data["military_towers"] + data["trading_towers"], tower)),
        section(t, "decrees", [row(decree(card), [card["id"]]) for card in data["decrees"]]),
        section(t, "privileges", grouped(data["privileges"], privilege)),
        section(t, "germanic", grouped(data["germanic_tiles"], germanic)),
        section(t, "janus", grouped(data["janus_tiles"], janus)),
        section(t, "city", [row(city_row(name)) for name in ("port", "fort", "marketplace", "farmland")]
                + [row(track("expedition")), row(track("development")),
                   row(t("components.decree_spaces", spaces="; ".join(
                       f"{i + 1}: {(effects(space['bonus']) or t('components.no_bonus')) + (' ●' if space['symbol'] else '')}"
                       for i, space in enumerate(city["decrees"])))),
                   row(t("components.aqueduct", top=city["aqueduct_top"]))],
                at=" + ".join(map(str, city["privilege_at_expansions"]))),
    ]


SECTIONS = {"carpe-diem": carpe_diem, "ave-roma": ave_roma, "discordia": discordia}
