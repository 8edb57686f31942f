// What the person at the screen holds and looks at; board and dock show the same.

class Hand {
  /** The rotation a person turned to; null until then. */
  turn = $state<number | null>(null);
  /** The stall tile pointed at: where it lies, and the first action on the way to it. */
  looked = $state<{ key: string; tile: string } | null>(null);
  private question = '';

  /** A new question forgets what was turned and looked at for the last one. */
  ask(question: string): void {
    if (question === this.question) return;
    this.question = question;
    this.turn = null;
    this.looked = null;
  }
}

export const hand = new Hand();
