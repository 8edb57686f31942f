// Calls a person back to the table by a notification.

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
