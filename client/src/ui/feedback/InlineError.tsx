import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../buttons/Button.tsx'

const Box = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'danger',
    bg: 'danger.subtle',
    color: 'danger',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, mt: '2px' },
  },
})
const Content = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'start', minWidth: 0 } })

type Props = {
  /** The failure, and the next step. */
  readonly children: ReactNode
  readonly onRetry?: (() => void) | undefined
}

/** A failure shown in the place of its result. */
export function InlineError({ children, onRetry }: Props) {
  const { t } = useTranslation(['common'])
  return (
    <Box role="alert">
      <CircleAlert aria-hidden="true" />
      <Content>
        <span>{children}</span>
        {onRetry ? (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('common:actions.tryAgain')}
          </Button>
        ) : null}
      </Content>
    </Box>
  )
}
