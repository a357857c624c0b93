import type { TenderType } from '@touchline/contract/client'
import { format } from '@touchline/money'
import { Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBasketSymbol } from '../../../app/basket/basket-symbol.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { RadioGroup } from '../../../ui/fields/choices/RadioGroup.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { goToField } from '../../../ui/focus/move-focus.ts'
import { changeFor, deskTenders, takesReference, unsaid } from './desk-payments.ts'
import type { DeskAction, DeskEntry } from './desk-payments.ts'
import type { DeskPaying } from './use-desk-payment.ts'

const Part = styled('section', { base: { display: 'grid', gap: '4', minWidth: 0 } })
const Heading = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const Entries = styled('ol', { base: { display: 'grid', gap: '5', minWidth: 0 } })
const Entry = styled('li', {
  base: {
    display: 'grid',
    gap: '4',
    minWidth: 0,
    '& + &': { pt: '5', borderTopWidth: '1px', borderColor: 'border' },
  },
})
const Fields = styled('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))' },
})
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Sum = styled('output', {
  base: { display: 'block', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  readonly paying: DeskPaying
  /** The basket owner's credit, in minor units; without any it is not offered. */
  readonly credit: number
}

/** The tenders of an order, one or several, and the amount left. */
export function DeskPart({ paying, credit }: Props) {
  const { t } = useTranslation(['checkout'])
  const symbol = useBasketSymbol()
  const headingId = useId()
  const { state, dispatch } = paying
  const ways = useRef<HTMLDivElement>(null)
  const left = unsaid(state)
  const added = useRef<number | null>(null)

  // The keyboard goes on with the added entry.
  useEffect(() => {
    if (added.current === null) return
    goToField(paying.idOf(added.current, 'tender'))
    added.current = null
  }, [state.entries, paying])

  function add(): void {
    added.current = state.nextId
    dispatch({ kind: 'add' })
  }

  /** The pressed button disappears with its entry, so focus moves to the next one. */
  function takeAway(action: DeskAction): void {
    dispatch(action)
    ways.current?.querySelector('button')?.focus()
  }

  if (state.entries.length === 0) return null
  return (
    <Part aria-labelledby={headingId} data-part="">
      <Heading id={headingId}>{t('checkout:desk.heading')}</Heading>
      <Entries>
        {state.entries.map((entry, index) => (
          <Entry key={entry.id}>
            <EntryFields paying={paying} entry={entry} place={index + 1} credit={credit} onRemove={takeAway} />
          </Entry>
        ))}
      </Entries>
      <Ways ref={ways}>
        <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={add}>
          {t('checkout:desk.add')}
        </Button>
        {state.entries.length > 1 ? (
          <Button variant="text" icon={<RotateCcw aria-hidden="true" />} onClick={() => takeAway({ kind: 'reset' })}>
            {t('checkout:desk.reset')}
          </Button>
        ) : null}
      </Ways>
      <Sum>
        {left < 0
          ? t('checkout:desk.over', { amount: format(-left, symbol) })
          : t(left === 0 ? 'checkout:desk.whole' : 'checkout:desk.left', {
              amount: format(left === 0 ? state.balance : left, symbol),
            })}
      </Sum>
    </Part>
  )
}

type EntryProps = {
  readonly paying: DeskPaying
  readonly entry: DeskEntry
  /** Counted from 1. */
  readonly place: number
  readonly credit: number
  readonly onRemove: (action: DeskAction) => void
}

function EntryFields({ paying, entry, place, credit, onRemove }: EntryProps) {
  const { t } = useTranslation(['checkout'])
  const symbol = useBasketSymbol()
  const { state, dispatch, idOf, errorOf } = paying
  const { id, tender } = entry
  const change = changeFor(entry)
  const offered = deskTenders.filter((type) => type !== 'credit' || credit > 0)
  const isAlone = state.entries.length === 1

  function choose(chosen: TenderType | undefined): void {
    if (chosen) dispatch({ kind: 'change', id, patch: { tender: chosen } })
  }

  return (
    <>
      <RadioGroup
        id={idOf(id, 'tender')}
        label={isAlone ? t('checkout:desk.way') : t('checkout:desk.wayOf', { place })}
        value={tender ?? ''}
        options={offered.map((type) => ({ value: type, label: t(`checkout:tenders.${type}`) }))}
        error={errorOf(id, 'tender')}
        onChange={(value) => choose(offered.find((type) => type === value))}
      />
      <Fields>
        <TextField
          id={idOf(id, 'amount')}
          label={t('checkout:desk.amount')}
          autoComplete="off"
          inputMode="decimal"
          value={entry.amount}
          help={tender === 'credit' ? t('checkout:desk.creditLeft', { amount: format(credit, symbol) }) : undefined}
          error={errorOf(id, 'amount')}
          onChange={(amount) => dispatch({ kind: 'change', id, patch: { amount } })}
        />
        {tender === 'cash' ? (
          <TextField
            id={idOf(id, 'given')}
            label={t('checkout:desk.given')}
            autoComplete="off"
            optional
            inputMode="decimal"
            value={entry.given}
            error={errorOf(id, 'given')}
            onChange={(given) => dispatch({ kind: 'change', id, patch: { given } })}
          />
        ) : null}
        {takesReference(entry) ? (
          <TextField
            id={idOf(id, 'reference')}
            label={t('checkout:desk.reference')}
            autoComplete="off"
            optional
            maxLength={40}
            value={entry.reference}
            error={errorOf(id, 'reference')}
            onChange={(reference) => dispatch({ kind: 'change', id, patch: { reference } })}
          />
        ) : null}
      </Fields>
      {tender === 'cash' ? (
        <Sum>{change === null ? null : t('checkout:desk.change', { amount: format(change, symbol) })}</Sum>
      ) : null}
      {isAlone ? null : (
        <div>
          <Button
            variant="text"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            label={t('checkout:desk.removeOf', { place })}
            onClick={() => onRemove({ kind: 'remove', id })}
          >
            {t('checkout:desk.remove')}
          </Button>
        </div>
      )}
    </>
  )
}
