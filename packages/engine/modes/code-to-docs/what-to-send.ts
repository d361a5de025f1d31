/** For input that holds no code of a language that is read. */
export const NO_CODE = `# Send source code

The input holds no source code that the built-in engine can read. To get documentation, send one of these:

- The files that define your routes, controllers, or endpoints, with the types they use.
- The public functions and classes of a library.
- The program that reads the options of your command-line tool.

The built-in engine reads TypeScript, JavaScript, Python, Java, Kotlin, Go, C#, PHP, Ruby, and Rust. To send several files at once, put a line such as \`// file: src/app.ts\` in front of each.`;

/** For input in which no HTTP endpoint was found, where an OpenAPI document was asked for. */
export const NO_ROUTES = `# Send the code of your endpoints

An OpenAPI document describes HTTP endpoints, and the input holds none that the built-in engine recognizes.

- Send the files that define your routes or controllers, with the types they use.
- Put a line such as \`// file: src/app.ts\` in front of each file, so that prefixes are found across files.
- To document functions, classes, options, or settings instead, ask for Markdown.`;
