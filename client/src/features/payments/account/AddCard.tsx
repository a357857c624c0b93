import { useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage } from '../../../api/errors.ts'
import { environment } from '../../../app/environment.ts'
import { now, uniqueKey } from '../../../browser/machine.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { CardFormToCome } from '../card/CardFormToCome.tsx'
import { CardFrame } from '../card/CardFrame.tsx'
import type { CardFrameHandle } from '../card/CardFrame.tsx'
import { CardSurface } from '../card/CardSurface.tsx'
import { adapterFor, paymentAdapters } from '../card/payment-adapters.ts'
import type { ProviderPage } from '../card/payment-adapter.ts'
import { ChallengeDialog } from '../challenge/ChallengeDialog.tsx'
import { ChallengeRedirect } from '../challenge/ChallengeRedirect.tsx'
import type { PaymentSession } from '../machine/states/payment-details.ts'
import { useCardSetup } from './use-card-setup.ts'
import type { SetupProblem } from './use-card-setup.ts'
import type { KeptCard } from './kept-card.ts'

const Form = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Problem = styled('p', { base: { color: 'danger', fontWeight: 'bold' } })
// Always rendered, so that new content is announced; no room while empty.
const Alert = styled('div', { base: { _empty: { mt: '-4' } } })
const Status = styled('output', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted', _empty: { mt: '-4' } } })

const problemKeys = {
  declined: 'checkout:addCard.declined',
  network: 'checkout:addCard.network',
  server: 'checkout:addCard.server',
  over: 'checkout:addCard.over',
  slow: 'checkout:addCard.slow',
} as const satisfies Readonly<Record<SetupProblem, string>>

type Props = {
  readonly userId: number
  readonly page: ProviderPage
  readonly onAdded: (card: KeptCard | undefined) => void
  readonly onClosed: () => void
}

/** Saves a card without paying: the provider's card form, and the bank where it asks. */
export function AddCard({ userId, page, onAdded, onClosed }: Props) {
  const { t } = useTranslation(['checkout'])
  const flow = useCardSetup(userId, onAdded)
  const { setup, step } = flow
  const { config, modes } = environment()
  const card = useRef<CardFrameHandle>(null)
  // The frame showed nothing, so the whole page goes to the bank.
  const [redirects, setRedirects] = useState(config.challengeMode === 'redirect' && !modes.embedded)

  function save(): void {
    if (!setup || step.kind !== 'entering') return
    if (step.next === 'check') return flow.finish()
    flow.saving()
    card.current?.submit(setup.clientSecret)
  }

  function body(): ReactNode {
    if (step.kind === 'unopened') {
      // A retry would be refused again.
      if (step.refusal) return <InlineError>{serverMessage(step.refusal) ?? t('checkout:addCard.tooMany')}</InlineError>
      return <InlineError onRetry={flow.begin}>{t('checkout:addCard.notOpened')}</InlineError>
    }
    if (step.kind === 'bank' && redirects) {
      return <ChallengeRedirect subject="card" request={{ method: 'GET', url: step.url }} onLeave={flow.begin} />
    }
    return (
      <Form>
        <Quiet>{t('checkout:addCard.intro')}</Quiet>
        <CardEntry flow={flow} page={page} card={card} onSave={save} />
        <Alert role="alert">
          {step.kind === 'entering' && step.problem ? <Problem>{t(problemKeys[step.problem])}</Problem> : null}
        </Alert>
        <Button size="large" wide busy={step.kind !== 'entering'} onClick={save}>
          {t(step.kind === 'entering' && step.next === 'check' ? 'checkout:addCard.check' : 'checkout:addCard.save')}
        </Button>
        <Status>{step.kind === 'saving' ? t('checkout:addCard.saving') : null}</Status>
      </Form>
    )
  }

  return (
    <>
      <Dialog title={t('checkout:addCard.title')} closesOnBackdrop={false} onClosed={onClosed}>
        {body()}
      </Dialog>
      {/* Beside the form, not inside: closing one must not close the other. */}
      {setup && step.kind === 'bank' && !redirects ? (
        <ChallengeDialog
          subject="card"
          request={{ method: 'GET', url: step.url }}
          transactionUuid={setup.setupId}
          platformOrigin={page.platformOrigin}
          onReturned={flow.returned}
          onNotShown={() => setRedirects(true)}
          onLeave={flow.begin}
        />
      ) : null}
    </>
  )
}

type EntryProps = {
  readonly flow: ReturnType<typeof useCardSetup>
  readonly page: ProviderPage
  readonly card: RefObject<CardFrameHandle | null>
  readonly onSave: () => void
}

function CardEntry({ flow, page: { origin, theme }, card, onSave }: EntryProps) {
  const language = useLanguage()
  const { setup } = flow
  const { providerNames } = environment().config
  const [openedAt] = useState(now)
  const adapter = setup ? adapterFor(setup.paymentProvider, { adapters: paymentAdapters, providerNames }) : undefined
  const reading = setup && adapter?.readSession(setup, setup.paymentProvider, openedAt)
  if (!setup || !adapter || reading?.kind !== 'session') {
    return (
      <CardSurface>
        <CardFormToCome />
      </CardSurface>
    )
  }
  // Nothing is due.
  const session: PaymentSession = { ...reading.session, amountDue: 0 }
  return (
    <CardSurface>
      <CardFrame
        ref={card}
        adapter={adapter}
        session={session}
        page={{ origin, theme, lang: language }}
        newChannel={uniqueKey}
        onToken={flow.finish}
        // The form shows invalid input itself, at the field.
        onProblem={(problem) => flow.stop(problem === 'invalid' ? null : problem)}
        onKeyExpired={() => flow.stop('server')}
        onSubmitRequested={onSave}
      />
    </CardSurface>
  )
}
