import type { ApiTypes } from '@touchline/contract'
import { expect, type Page } from '@playwright/test'
import { courseItem } from './basket.ts'
import type { Sandbox } from './sandbox.ts'

type Created = ApiTypes['createRedirectSession']['reply']['data']

/** The partner's own site, where customers come from and return to. */
async function openPartner(page: Page): Promise<void> {
  await page.route('https://daysout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Days Out</title><h1>Days Out</h1>' }),
  )
}

/**
 * The partner's server sends a customer to the checkout with a course, or with the named items. `platform`: the origin of
 * the API, where the pages are those of another host.
 */
export async function sendCustomer(
  page: Page,
  sandbox: Sandbox,
  persona: string,
  item?: object,
  platform = '',
): Promise<Created> {
  await openPartner(page)
  const { send } = await sandbox.callAs(persona)
  const { data: user } = await send<ApiTypes['readUser']['reply']>('GET', '/api/auth/user')
  const answer = await page.request.post(`${platform}/api/checkout/redirect-sessions`, {
    headers: { 'x-partner-key': 'fairwater-days-out-sandbox-key', 'x-sandbox': sandbox.id },
    data: {
      data: {
        user_uuid: user.uuid,
        items: [item ?? (await courseItem(sandbox, persona, 'badminton-from-scratch'))],
        success_url: 'https://daysout.example/thanks?visit=7',
        abort_url: 'https://daysout.example/basket',
        expiration_url: 'https://daysout.example/late',
      },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { data } = (await answer.json()) as { readonly data: Created }
  return data
}

const bill = {
  'First name': 'Carys',
  'Last name': 'Bevan',
  'Address line 1': '8 Mill Lane',
  'Town or city': 'Ashcombe',
  Postcode: 'AC1 4QT',
}

/** The billing details of a visitor who has not entered them before. */
export async function fillBill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(bill)) await page.getByLabel(label).fill(text)
}
