import { expect, test } from "vitest";

import { isPageOfQuestions, questionsJsonLd } from "./questionsJsonLd";

const asked = (question: string) => `<h3>${question}</h3><p>Ano, viz <a href="/x">doprava</a>.</p>`;

test("each question of a page has the text below it as its answer", () => {
  const html = `<h2>Doprava</h2>${asked("Kolik stojí?")}${asked("Jak dlouho?")}<h2>Ostatní</h2>${asked("Kde?")}`;
  const question = (name: string) => ({
    "@type": "Question",
    name,
    acceptedAnswer: { "@type": "Answer", text: "Ano, viz doprava." },
  });
  expect(isPageOfQuestions(html)).toBe(true);
  expect(questionsJsonLd(html)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [question("Kolik stojí?"), question("Jak dlouho?"), question("Kde?")],
  });
});

test("a page with a question or two is not a page of questions", () => {
  expect(questionsJsonLd(`<h2>Doprava</h2>${asked("Kolik stojí?")}${asked("Jak dlouho?")}`)).toBeNull();
  expect(questionsJsonLd("<p>Text</p>")).toBeNull();
  expect(isPageOfQuestions("<p>Text?</p>")).toBe(false);
});
