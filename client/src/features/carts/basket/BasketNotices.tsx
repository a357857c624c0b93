import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useGoOnWhenGone } from '../../../ui/focus/use-go-on-when-gone.ts'
import type { Cart } from '../cart.ts'
import { basketActions } from '../use-basket.ts'
import { basketNoticesId } from './use-told-notices.ts'

const Box = styled('section', {
  base: {
    display: 'flex',
    gap: '2',
    p: '3',
    borderRadius: 'control',
    bg: 'warning.subtle',
    color: 'warning',
    fontSize: 'sm',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, mt: '1px' },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '2', justifyItems: 'start', minWidth: 0 } })
const List = styled('ul', { base: { display: 'grid', gap: '1', minWidth: 0, overflowWrap: 'anywhere' } })

type Props = { readonly cart: Pick<Cart, 'notices' | 'lost'> | null }

/** The platform's changes to the basket, above all expired places, with a button to add them again. */
export function BasketNotices({ cart }: Props) {
  const notices = cart?.notices ?? []
  if (notices.length === 0) return null
  return <Notices notices={notices} canAddAgain={(cart?.lost ?? []).length > 0} />
}

type NoticesProps = { readonly notices: readonly string[]; readonly canAddAgain: boolean }

function Notices({ notices, canAddAgain }: NoticesProps) {
  const { t } = useTranslation(['checkout'])
  const { busy, run } = useBusy()
  const box = useGoOnWhenGone<HTMLElement>()

  return (
    <Box ref={box} id={basketNoticesId} tabIndex={-1} aria-label={t('checkout:basket.notice')} role="status">
      <Info aria-hidden="true" />
      <Words>
        <List>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </List>
        {canAddAgain ? (
          <Button variant="secondary" size="small" busy={busy} onClick={() => run(basketActions.addLostAgain)}>
            {t('checkout:hold.addAgain')}
          </Button>
        ) : null}
      </Words>
    </Box>
  )
}
