import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { challengeTexts } from './challenge-texts.ts'
import type { ChallengeSubject } from './challenge-texts.ts'
import { BankForm } from './BankForm.tsx'
import type { BankAddress } from './challenge.ts'

const Leaving = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

export type ChallengeRedirectProps = {
  readonly subject: ChallengeSubject
  readonly request: BankAddress
  readonly onLeave: () => void
}

/** Sends the whole page to the bank. After the browser's Back button the customer can go again, or cancel. */
export function ChallengeRedirect({ subject, request, onLeave }: ChallengeRedirectProps) {
  const { t } = useTranslation(['checkout'])
  const [departure, setDeparture] = useState(1)

  useEffect(() => {
    if (request.method === 'GET') window.location.assign(request.url)
  }, [departure, request.method, request.url])

  return (
    <Leaving>
      <output>{t('checkout:payment.challenge.redirecting')}</output>
      {request.method === 'POST' ? <BankForm key={departure} request={request} target="_top" /> : null}
      <Actions>
        <Button onClick={() => setDeparture(departure + 1)}>{t('checkout:payment.challenge.toBank')}</Button>
        <Button variant="text" onClick={onLeave}>
          {t(challengeTexts[subject].cancel)}
        </Button>
      </Actions>
    </Leaving>
  )
}
