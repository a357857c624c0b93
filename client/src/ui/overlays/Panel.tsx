import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { CloseButton } from '../buttons/CloseButton.tsx'
import { useModal } from './use-modal.ts'

const Frame = styled('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    m: '0',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    overflow: 'hidden auto',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'float',
    transition: 'transform 200ms ease-out',
    _backdrop: { bg: 'rgb(24 23 28 / 0.5)' },
  },
  variants: {
    // The three widths of slide-overs, and a narrow one for the menu.
    width: {
      menu: { width: 'min(320px, 88vw)' },
      narrow: { width: 'min(560px, 100vw)' },
      medium: { width: 'min(640px, 100vw)' },
      wide: { width: 'min(720px, 100vw)' },
    },
    side: { start: { insetInlineEnd: 'auto' }, end: { insetInlineStart: 'auto' } },
    shown: { true: { transform: 'none' }, false: {} },
  },
  compoundVariants: [
    { side: 'start', shown: false, css: { transform: 'translateX(-100%)' } },
    { side: 'end', shown: false, css: { transform: 'translateX(100%)' } },
  ],
})
const Head = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', px: '5', pt: '4' },
})
const Title = styled('h2', { base: { fontSize: 'lg' } })
const Body = styled('div', { base: { p: '5' } })

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** Called 200 ms after closing began; mount the panel to open it, and unmount it here. */
  readonly onClosed: () => void
  readonly width?: 'menu' | 'narrow' | 'medium' | 'wide'
  readonly side?: 'start' | 'end'
  readonly closesOnBackdrop?: boolean
}

/** A panel that slides over the page from its edge. */
export function Panel({ title, children, onClosed, width = 'narrow', side = 'end', closesOnBackdrop = true }: Props) {
  const titleId = useId()
  const modal = useModal(onClosed, closesOnBackdrop)
  return (
    <Frame
      ref={modal.dialog}
      shown={modal.shown}
      side={side}
      width={width}
      aria-labelledby={titleId}
      onCancel={modal.onCancel}
      onClick={modal.onBackdrop}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        <CloseButton onPress={modal.beginClose} />
      </Head>
      <Body>{children}</Body>
    </Frame>
  )
}
