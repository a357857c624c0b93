import { BadgePercent } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ActionBar } from '../../ui/layout/ActionBar.tsx'
import { asBar } from '../../theme/media.ts'
import { Missing } from '../../ui/summary/Missing.tsx'
import type { Package } from './package.ts'
import type { PackageBooking } from './use-package-booking.ts'
import { usePackageText } from './use-package-text.ts'
import { SaidAs } from '../../ui/text/SaidAs.tsx'

const Block = styled('div', { base: { display: 'grid', gap: '1', [asBar]: { gap: '0' } } })
const Prices = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', [asBar]: { columnGap: '2' } },
})
const Amount = styled('strong', {
  base: { fontSize: '2xl', lineHeight: '1.1', whiteSpace: 'nowrap', [asBar]: { fontSize: 'lg', lineHeight: '1.25' } },
})
const Normal = styled('s', { base: { color: 'fg.muted', whiteSpace: 'nowrap', [asBar]: { fontSize: 'xs' } } })
const Note = styled('span', { base: { fontSize: 'sm', color: 'fg.muted', [asBar]: { fontSize: 'xs' } } })
const Reason = styled('p', {
  base: {
    display: 'flex',
    gap: '3',
    px: '14px',
    py: '3',
    borderRadius: 'control',
    bg: 'brand.subtle',
    fontSize: 'sm',
    '& svg': { width: '20px', height: '20px', flexShrink: 0, mt: '2px', color: 'link' },
    [asBar]: { display: 'none' },
  },
})
const Closed = styled('p', { base: { fontWeight: 'bold', color: 'fg.muted' } })
const Actions = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    [asBar]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '3' },
  },
})

// Source order is the reading order; in the bar the first action is on the right, under the thumb.
const Second = styled('div', { base: { minWidth: 0, [asBar]: { order: -1 } } })

type Props = {
  readonly of: Package
  readonly booking: PackageBooking
  /** Help for a customer who cannot buy it. */
  readonly help: ReactNode
}

/** A package's price with its two buttons, or the reason it cannot be bought. */
export function PackageSummary({ of: one, booking, help }: Props) {
  const { t } = useTranslation(['activities', 'courses'])
  const text = usePackageText()
  const { loggedIn } = useSession()
  const price = text.price(one)
  const normal = text.normalPrice(one)
  const reason = text.reason(one)
  const hintId = useId()
  const { payFirstAt, stage, buy } = booking
  const missing =
    booking.closed !== null || payFirstAt === null
      ? null
      : { id: payFirstAt, text: t('courses:booking.hints.payFirst') }
  const blocked = {
    disabled: missing !== null,
    describedBy: missing === null ? undefined : hintId,
    onBlocked: () => void buy('basket'),
  }
  return (
    <ActionBar
      panel
      label={t('courses:booking.actions')}
      lead={
        <Block>
          <Prices>
            {price === null ? null : <Amount>{price}</Amount>}
            {normal === null ? null : (
              <Normal>
                <SaidAs said={t('courses:price.normal', { price: normal })}>{normal}</SaidAs>
              </Normal>
            )}
          </Prices>
          {loggedIn || price === null || reason === null ? null : <Note>{t('activities:packages.estimated')}</Note>}
          {missing === null ? null : (
            <Note id={hintId}>
              <Missing hint={missing.text} gap={missing} />
            </Note>
          )}
        </Block>
      }
    >
      {reason === null ? null : (
        <Reason>
          <BadgePercent aria-hidden="true" />
          <span>{reason}</span>
        </Reason>
      )}
      {booking.closed === null ? (
        <Actions>
          <Button size="large" wide {...blocked} busy={stage === 'checkout'} onClick={() => void buy('checkout')}>
            {t('courses:booking.checkoutNow')}
          </Button>
          <Second>
            <Button
              size="large"
              wide
              variant="secondary"
              {...blocked}
              busy={stage === 'basket'}
              onClick={() => void buy('basket')}
            >
              {t('courses:booking.addToBasket')}
            </Button>
          </Second>
        </Actions>
      ) : (
        <>
          <Closed>{booking.closed}</Closed>
          {help}
        </>
      )}
    </ActionBar>
  )
}
