// What the owner of an account does with it: sessions, password, export, the end.
import { expect, expectQuiet, person, test } from './fixtures';
import type { Page } from '@playwright/test';

async function openAccount(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
}

async function register(page: Page, name: string, password: string) {
  await page.goto('/');
  await openAccount(page, 'Guest');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();
}

async function signIn(page: Page, name: string, password: string) {
  await page.goto('/');
  await openAccount(page, 'Guest');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('sessions are listed and ended, the password is changed, the account is exported and deleted', async ({ page, browser, server }) => {
  await register(page, 'Poppaea', 'a long password');
  const other = await person(browser, server);
  await signIn(other, 'Poppaea', 'a long password');
  const list = other.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'End' }).click();
  await expect(other.getByText('That session has ended.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guest' })).toBeVisible();

  await other.getByText('Change password').first().click();
  await other.getByLabel('Present password').first().fill('a long password');
  await other.getByLabel('New password').fill('another long one');
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByText('Your password is changed; other devices are signed out.')).toBeVisible();

  const waiting = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Download everything about you' }).click();
  expect((await waiting).suggestedFilename()).toBe('triclinium.json');

  await other.getByText('Delete the account').first().click();
  await other.getByLabel('Present password').last().fill('another long one');
  await other.getByRole('button', { name: 'Delete the account' }).click();
  await expect(other.getByText('Your account is deleted.')).toBeVisible();
  expectQuiet(other.context());
  await other.context().close();

  // The name is free again.
  await register(page, 'Poppaea', 'somebody else came');
});
