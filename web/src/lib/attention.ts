// Ways to call a person back to the table: title, notification, a short chime.

export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, icon: '/favicon.svg', tag: 'triclinium-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

let audio: AudioContext | null = null;

/** Two soft tones. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    [523.25, 783.99].forEach((pitch, i) => {
      const begin = audio!.currentTime + i * 0.12;
      const tone = audio!.createOscillator();
      const volume = audio!.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
      tone.connect(volume).connect(audio!.destination);
      tone.start(begin);
      tone.stop(begin + 0.55);
    });
  } catch {
    // No sound device: the title and the prompt say it too.
  }
}
