/** Below two columns the summary and its actions are a bar at the bottom of the screen. */
export const asBar = '@media (max-width: 1199px)'

/** From two columns on they are beside the page. */
export const asPanel = '@media (min-width: 1200px)'

/** On landscape phones, or at 400 % zoom, a sticky bar would leave no room to read, so it scrolls. */
export const barInView = '@media (max-width: 1199px) and (min-height: 421px)'
