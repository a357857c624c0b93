import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import type { SceneName } from '../../ui/scenes/scene-window.ts'

// Full bleed, beyond the page's column and its padding.
const Split = styled('div', {
  base: {
    display: 'grid',
    mx: 'calc(50% - 50vw)',
    mt: { base: '-4', md: '-6' },
    mb: '-12',
    minHeight: { lg: 'calc(var(--least-height, 100dvh) - 104px)' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})
const Side = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: { lg: 'center' },
    px: { base: '4', md: '6' },
    pt: { base: '6', lg: '12' },
    pb: { base: '10', lg: '16' },
    minWidth: 0,
    '& > *': { width: 'full', maxWidth: '440px', minWidth: 0 },
  },
})
const Art = styled('div', {
  base: {
    position: 'relative',
    order: { base: -1, lg: 0 },
    minWidth: 0,
    bg: 'tone.soft',
    // On a tablet four to one.
    height: { base: '176px', md: '25vw', lg: 'auto' },
  },
})
// The scene stays one window high beside a long form.
const Scene = styled('div', {
  base: {
    lg: {
      position: 'sticky',
      top: '60px',
      height: 'max(320px, calc(var(--least-height, 100dvh) - 104px))',
      maxHeight: '100%',
    },
    height: 'full',
  },
})
const InView = styled('div', {
  base: { height: 'full' },
  variants: {
    at: {
      phone: { display: { base: 'block', md: 'none' } },
      tablet: { display: { base: 'none', md: 'block', lg: 'none' } },
      wide: { display: { base: 'none', lg: 'block' } },
    },
  },
})
const Words = styled('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gap: '1',
    position: 'absolute',
    insetInline: '10',
    bottom: '10',
    p: '5',
    px: '6',
    bg: 'bg',
    borderRadius: 'card',
    boxShadow: 'float',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Title = styled('p', { base: { fontWeight: 'bold' } })
const Text = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

type Props = {
  readonly children: ReactNode
  readonly scene: SceneName
  /** A sentence on the scene, where there is room. */
  readonly says: { readonly title: string; readonly text: string }
}

/** A form on the left and a scene on the right; on phones the scene on top. */
export function AuthSplit({ children, scene, says }: Props) {
  return (
    <Split>
      <Side>
        <div>{children}</div>
      </Side>
      <Art>
        <Scene>
          <InView at="phone">
            <Picture scene={scene} window="phone" shape="plain" fill />
          </InView>
          <InView at="tablet">
            <Picture scene={scene} window="wide" shape="plain" fill />
          </InView>
          <InView at="wide">
            <Picture scene={scene} window="tall" shape="plain" fill />
          </InView>
          <Words>
            <Title>{says.title}</Title>
            <Text>{says.text}</Text>
          </Words>
        </Scene>
      </Art>
    </Split>
  )
}
