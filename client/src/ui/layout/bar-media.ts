/** Below two columns the summary and its actions are a bar at the bottom of the screen. [S2-136] */
export const asBar = '@media (max-width: 1199px)'

/** From two columns on they stand beside the page. */
export const asPanel = '@media (min-width: 1200px)'

/** Screens turned on their side, or at 400 % zoom, would have no room left to read: there the bar does not stay in view. */
export const barInView = '@media (max-width: 1199px) and (min-height: 421px)'
