/** [S9-063] */
export const namespaces = ['common', 'courses', 'home', 'checkout', 'activities', 'flow'] as const
