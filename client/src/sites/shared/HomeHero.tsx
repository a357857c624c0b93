import { memo } from 'react'
import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { Bleed } from '../../ui/layout/Bleed.tsx'
import { Scene } from '../../ui/scenes/Scene.tsx'
import type { SceneName } from '../../ui/scenes/scene-window.ts'

// The scene from edge to edge with the card on it; on narrower screens the card is a sheet below.
const Hero = styled('div', {
  base: { position: 'relative', bg: { lg: 'tone.soft' } },
})
const Wide = styled('div', { base: { display: { base: 'none', lg: 'block' }, position: 'absolute', inset: 0 } })
const Phone = styled('div', { base: { display: { lg: 'none' }, height: { base: '212px', md: '300px' } } })
const Column = styled('div', {
  base: {
    position: 'relative',
    display: { lg: 'flex' },
    alignItems: 'center',
    maxWidth: 'content',
    minHeight: { lg: '468px' },
    mx: 'auto',
    px: { lg: '6' },
    py: { lg: '8' },
  },
})
const Card = styled('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: { lg: '616px' },
    mt: { base: '-20px', lg: '0' },
    px: { base: '4', lg: '8' },
    pt: { base: '5', lg: '8' },
    pb: { lg: '8' },
    bg: 'bg',
    borderRadius: { base: '16px 16px 0 0', lg: 'surface' },
    boxShadow: { lg: 'float' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Heading = styled('h1', { base: { fontSize: { base: 'xl', md: '2xl' }, textWrap: 'pretty' } })
const Lead = styled('p', {
  base: {
    mt: '2',
    mb: { base: '4', md: '5' },
    maxWidth: '46ch',
    color: 'fg.muted',
    fontSize: { base: 'sm', md: 'md' },
  },
})

// Answers change the card, not the pictures.
const Pictures = memo(function Pictures({ scene }: Pick<Props, 'scene'>) {
  return (
    <>
      <Wide>
        <Scene name={scene} window="wide" />
      </Wide>
      <Phone>
        <Scene name={scene} window="phone" />
      </Phone>
    </>
  )
})

type Props = {
  readonly scene: SceneName
  readonly heading: string
  readonly lead: string
  readonly children: ReactNode
}

/** The head of the home page: a scene of sport, and the search card. */
export function HomeHero({ scene, heading, lead, children }: Props) {
  return (
    <Bleed top>
      <Hero>
        <Pictures scene={scene} />
        <Column>
          <Card>
            <Heading>{heading}</Heading>
            <Lead>{lead}</Lead>
            {children}
          </Card>
        </Column>
      </Hero>
    </Bleed>
  )
}
