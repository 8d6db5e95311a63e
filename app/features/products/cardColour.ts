export type CardColour = { id: string; name: string; hex: string };
