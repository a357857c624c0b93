import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { useGoOnWhenGone } from '../../../ui/focus/use-go-on-when-gone.ts'

const Box = styled('section', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    p: '6',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    '& > svg': { width: '40px', height: '40px', color: 'success' },
  },
})
const Title = styled('h2', { base: { fontSize: 'xl' } })
const Text = styled('p', { base: { color: 'fg.muted', maxWidth: 'measure' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

type Props = {
  /** The item and its attendee. */
  readonly what: string
  /** The sentence about the basket; by default, that it holds a place. */
  readonly text?: string
  readonly checkoutPath: string
  readonly homePath: string
  /** Books again for another person; null when there is none. */
  readonly onAnother: (() => void) | null
  /** The button's text. */
  readonly anotherText: string
  /** Further steps, above the button for another booking. */
  readonly children?: ReactNode
}

/**
 * Shown instead of the form once the item is in the basket. Takes focus, so that it is announced. [S2-182, S2-167 to
 * S2-170]
 */
export function AddedToBasket({ what, text, checkoutPath, homePath, onAnother, anotherText, children }: Props) {
  const { t } = useTranslation(['courses'])
  const box = useGoOnWhenGone<HTMLElement>()
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])

  return (
    <Box ref={box} aria-labelledby="added-title">
      <CircleCheck aria-hidden="true" />
      <Title id="added-title" tabIndex={-1} ref={title}>
        {t('courses:booking.added')}
      </Title>
      <p>{what}</p>
      <Text>{text ?? t('courses:booking.addedText')}</Text>
      {children}
      <Actions>
        <ButtonLink to={checkoutPath} size="large">
          {t('courses:booking.checkout')}
        </ButtonLink>
        <ButtonLink to={homePath} size="large" variant="secondary">
          {t('courses:booking.backToHome')}
        </ButtonLink>
        {onAnother ? (
          <Button size="large" variant="text" onClick={onAnother}>
            {anotherText}
          </Button>
        ) : null}
      </Actions>
    </Box>
  )
}
