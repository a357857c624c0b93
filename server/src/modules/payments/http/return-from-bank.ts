import { type ApiTypes, PlatformError } from '@touchline/contract'
import { sameText } from '@touchline/ids'
import type { Deps } from '../../../deps.ts'
import { returnPage } from './return-page.ts'
import { tryRefreshCardSetup } from '../card-setups/refresh-card-setup.ts'
import { landingAddress, setupLandingAddress, tokenOfReturn } from '../return-address.ts'
import type { TransactionRow } from '../tables.ts'
import { verifyChallenge } from '../saga/challenge/verify-challenge.ts'
import { paymentWrites } from '../repository.ts'

type BankForm = ApiTypes['returnFromBank']['body']

/**
 * The browser comes back from the bank, without a cookie: the random token in the address says which attempt it is. The
 * page that answers shows no outcome and is the same every time. Throws `item_not_found` for an unknown token.
 * payments.md 5.5
 */
export async function returnFromBank(deps: Deps, part: string, form: BankForm): Promise<string> {
  const row = await deps.store.read((reads) => reads.payments.byReturnToken({ token: tokenOfReturn(part) }))
  if (!row) return returnFromSetup(deps, tokenOfReturn(part))
  const result = resultIn(deps, row, form)
  if (row.state === 'sca_required' && result !== undefined) {
    // Kept first: should the gateway not answer now, the client's report hands it over again.
    await deps.store.write((tx) => paymentWrites(tx).learn({ uuid: row.uuid, challengeResult: result }))
    await verifyChallenge(deps, row, result)
  }
  return returnPage(row, landingAddress(row))
}

/** The same after a card was set up: what the bank says of it is asked of the provider, whatever the form says. */
async function returnFromSetup(deps: Deps, token: string): Promise<string> {
  const row = await deps.store.read((reads) => reads.payments.setupByReturnToken({ token }))
  if (!row) throw new PlatformError('item_not_found')
  if (row.state === 'open') await tryRefreshCardSetup(deps, row)
  return returnPage(row, setupLandingAddress(row))
}

/** The bank's result, unless the form does not belong to this attempt. */
function resultIn({ gateway }: Deps, { challenge, provider, sessionNonce }: TransactionRow, form: BankForm) {
  const returned = challenge && gateway.providerOf(provider).readReturn(challenge, form)
  return returned && sameText(returned.secret, sessionNonce) ? returned.result : undefined
}
