import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../../app/answers/use-busy.ts'
import { keepAccount, useClosing } from '../../../../features/account/use-closing.ts'
import { useClosingText } from '../../../../features/account/use-closing-text.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { takeFocus } from '../../../../ui/focus/move-focus.ts'
import { ClosingWaits } from './ClosingEnds.tsx'

const Box = styled('section', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    p: { base: '4', md: '5' },
    borderRadius: 'card',
    bg: 'warning.subtle',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Title = styled('h2', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Kept = styled('p', { base: { fontWeight: 'bold', color: 'success' } })

/** The line at the top while a closing is under way, with the way to stop it; nothing otherwise. [O-265] */
export function ClosingNotice({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const query = useClosing(userId)
  const text = useClosingText()
  const { busy, run } = useBusy()
  const [isKept, setIsKept] = useState(false)

  async function keep(): Promise<void> {
    await keepAccount()
    await query.refresh()
    setIsKept(true)
  }

  if (query.status !== 'success') return null
  const closing = query.data
  if (closing.askedAt === null) {
    if (!isKept) return null
    return (
      <Kept role="status" tabIndex={-1} ref={takeFocus}>
        {t('account:data.kept')}
      </Kept>
    )
  }
  const title = text.closes(closing)
  return (
    <Box aria-label={title}>
      <Title>{title}</Title>
      <p>{text.until(closing)}</p>
      <ClosingWaits closing={closing} />
      <Button variant="secondary" busy={busy} onClick={() => run(keep)}>
        {t('account:data.keep')}
      </Button>
    </Box>
  )
}
