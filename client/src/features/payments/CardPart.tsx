import { Lock } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Checkbox } from '../../ui/fields/choices/Checkbox.tsx'
import { CardFormToCome } from './card/CardFormToCome.tsx'
import { CardFrame } from './card/CardFrame.tsx'
import { CardSurface } from './card/CardSurface.tsx'
import type { CardFormPage, PaymentAdapter } from './card/payment-adapter.ts'
import { adapterFor, paymentAdapters } from './card/payment-adapters.ts'
import type { ProviderNames } from './card/payment-adapters.ts'
import { SavedCardChoice } from './card/SavedCardChoice.tsx'
import type { PaymentSession } from './machine/states/payment-details.ts'
import { amountTooSmall } from './machine/states/payment-errors.ts'
import { isAskedAgain } from './machine/states/payment-state.ts'
import type { CardPayment } from './use-card-payment.ts'

const Part = styled('section', { base: { display: 'grid', gap: '4' } })
const Head = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
})
const Heading = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const Hint = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    color: 'fg.muted',
    '& svg': { width: '16px', height: '16px', flexShrink: 0 },
  },
})

type Props = {
  readonly cardPayment: CardPayment
  readonly providerNames: ProviderNames
  readonly page: Omit<CardFormPage, 'channel'>
  readonly newChannel: () => string
  /** False on a shared device, where no card is saved. */
  readonly mayKeep: boolean
}

/** The provider's card form among our own fields; hidden where no card can be taken. */
export function CardPart({ cardPayment, providerNames, page, newChannel, mayKeep }: Props) {
  const { t } = useTranslation(['checkout'])
  const headingId = useId()
  const { session, action, payment, card, savedCard } = cardPayment
  const adapter = session ? adapterFor(session.providerName, { adapters: paymentAdapters, providerNames }) : undefined
  const codeOnly = savedCard?.requiresSecurityCode === true

  function form(of: PaymentAdapter, entry: PaymentSession): ReactNode {
    // A saved card that needs no code has no form.
    if (savedCard && !codeOnly) return null
    return (
      <CardSurface>
        <CardFrame
          key={`${entry.url} ${codeOnly}`}
          ref={card}
          adapter={of}
          session={entry}
          page={{ ...page, codeOnly }}
          newChannel={newChannel}
          onToken={cardPayment.takeToken}
          onProblem={cardPayment.stopWith}
          onKeyExpired={cardPayment.renewKey}
          onSubmitRequested={cardPayment.act}
        />
      </CardSurface>
    )
  }

  const { status, error } = payment.state
  // The amount is too small for a card, so the form would lead nowhere.
  const isTooLittle = status === 'prepare_failed' && error.code === amountTooSmall
  const isOver = action === 'check' || isAskedAgain(payment.state) || status === 'completed'
  const takesCard = !isOver && !isTooLittle
  // About to be requested, or requested: its room is reserved from the start.
  const isComing = status === 'idle' || status === 'preparing'
  if (!takesCard || (!adapter && !isComing)) return null
  return (
    <Part aria-labelledby={headingId} data-part="">
      <Head>
        <Heading id={headingId}>{t('checkout:payment.heading')}</Heading>
        <Hint>
          <Lock aria-hidden="true" />
          {t('checkout:payment.card.straight')}
        </Hint>
      </Head>
      {session?.savedCard ? (
        <SavedCardChoice
          savedCard={session.savedCard}
          choice={cardPayment.choice}
          disabled={cardPayment.isBusy}
          onChoose={cardPayment.choose}
        />
      ) : null}
      {adapter && session ? (
        form(adapter, session)
      ) : (
        <CardSurface>
          <CardFormToCome />
        </CardSurface>
      )}
      {session?.keepsCards && !savedCard && mayKeep ? (
        <Checkbox
          label={t('checkout:payment.savedCard.keep')}
          help={t('checkout:payment.savedCard.keepHelp')}
          checked={cardPayment.saveCard}
          disabled={cardPayment.isBusy}
          onChange={cardPayment.setSaveCard}
        />
      ) : null}
    </Part>
  )
}
