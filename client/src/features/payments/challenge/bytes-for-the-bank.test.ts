import { expect, test } from 'vitest'
import { cardGateway } from '../card/adapters/card-gateway/card-gateway.ts'
import { eventOfAuthorise } from '../machine/calls/payment-answers.ts'
import { platformPayments } from '../machine/calls/platform-payments.ts'
import { listeningPlatform } from '../testing/listening-platform.ts'
import { details, session, transactionUuid } from '../testing/payment-examples.ts'
import { challengeRequest } from './challenge.ts'

const platform = listeningPlatform()
const options = { idempotencyKey: 'key-1', signal: new AbortController().signal }

// The provider's bytes must not change: neither letters nor the case of a field.
const creq = 'eyJtZXNzYWdlVHlwZSI6IkNSZXEifQ=='
const paReq = 'eJzVWFmTo0YSfudXdPQ+9oxBQkdF+/8='

/** The platform's bank data, and the browser's request, byte for byte. [payments D12] */
test.each([
  [
    'card-gateway',
    { sca_url: 'https://bank.example/acs', sca_method: 'POST', sca_data: { creq, threeDSSessionData: 'c2Vz_x' } },
    {
      method: 'POST',
      url: 'https://bank.example/acs',
      fields: [
        ['creq', creq],
        ['threeDSSessionData', 'c2Vz_x'],
      ],
    },
  ],
  [
    'card-gateway by the old form',
    {
      sca_url: 'https://bank.example/acs',
      sca_method: 'POST',
      sca_data: { PaReq: paReq, TermUrl: 'https://p.example/3ds?a=1', MD: 'm_D' },
    },
    {
      method: 'POST',
      url: 'https://bank.example/acs',
      fields: [
        ['PaReq', paReq],
        ['TermUrl', 'https://p.example/3ds?a=1'],
        ['MD', 'm_D'],
      ],
    },
  ],
  [
    'card-provider by redirect',
    { sca_url: 'https://bank.example/c?state=s', sca_method: 'GET', sca_data: {}, client_secret: 'pi_1_secret_2' },
    { method: 'GET', url: 'https://bank.example/c?state=s' },
  ],
  [
    'card-provider by its library',
    { sca_url: null, sca_data: null, client_secret: 'pi_1_secret_2', return_url: 'https://p.example/payment/return' },
    {
      method: 'library',
      providerName: session.providerName,
      url: session.url,
      key: session.sessionKey,
      clientSecret: 'pi_1_secret_2',
    },
  ],
  [
    'session-provider',
    { sca_url: 'https://bank.example/s', sca_method: 'GET', sca_data: { result_token: 'rt_A1' } },
    { method: 'GET', url: 'https://bank.example/s?result_token=rt_A1' },
  ],
] as const)(
  '[PAY-21 partly] %s: the bank receives exactly what the platform gives for it',
  async (_, challenge, request) => {
    platform.say({
      transaction_id: '1043',
      transaction_uuid: transactionUuid,
      transaction_status: 'sca_required',
      error: null,
      ...challenge,
    })
    const outcome = await cardGateway.authorise(platformPayments, session, details, options)
    const event = eventOfAuthorise('authorise', outcome, 1, 0)
    if (event.type !== 'AUTHORISE_SCA') throw new Error(`not the bank: ${event.type}`)
    expect(challengeRequest(event.auth, session)).toEqual(request)
  },
)
