export const tag = {
  name: 'Users',
  description: 'Who is signed in, their details, and for whom they may act.',
}
