/** Returns JSON that is safe inside a script element. */
export function scriptJson(content: object): string {
  return JSON.stringify(content).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
