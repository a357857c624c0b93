import { type CardFormMode, cardFormRooms } from '@touchline/card-form'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'

/** The height of the loaded form: content below does not move when it arrives. */
function roomOf(mode: CardFormMode) {
  return Object.fromEntries(
    cardFormRooms(mode).map(({ from, columns, height }) => [
      `@container (min-width: ${from}px)`,
      { height: `${height}px`, '--columns': columns },
    ]),
  )
}

export const roomOfForm = { card: roomOf('card'), codeOnly: roomOf('security-code') }

// Invisible for 150 ms, so that a fast form does not flash.
const Shape = styled('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    p: '6px',
    bg: 'bg',
    opacity: 0,
    animation: 'appear 150ms ease-out 150ms forwards',
  },
  variants: { room: roomOfForm },
})
const Field = styled('span', {
  base: {
    display: 'grid',
    gap: '2',
    '& > span': { display: 'block', bg: 'border', borderRadius: 'control', height: '18px', width: '40%' },
    '& > span + span': { height: '48px', width: 'full', bg: 'bg.sunken', borderWidth: '1px', borderColor: 'border' },
  },
})
const Pair = styled('span', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(var(--columns), 1fr)' },
})

function FieldToCome() {
  return (
    <Field>
      <span />
      <span />
    </Field>
  )
}

type Props = { readonly codeOnly?: boolean }

/** A placeholder for the card form while it loads. */
export function CardFormToCome({ codeOnly = false }: Props) {
  const { t } = useTranslation(['checkout'])
  return (
    <div role="status">
      <VisuallyHidden>{t('checkout:payment.card.loading')}</VisuallyHidden>
      <Shape room={codeOnly ? 'codeOnly' : 'card'} aria-hidden="true">
        {codeOnly ? (
          <FieldToCome />
        ) : (
          <>
            <FieldToCome />
            <FieldToCome />
            <Pair>
              <FieldToCome />
              <FieldToCome />
            </Pair>
          </>
        )}
      </Shape>
    </div>
  )
}
